"""Reads generated pages as their readers do and prints what these see, as JSON.

usage: read_pages.py github|starlight|docc|html FOLDER

github: cmark-gfm. starlight: PyYAML (YAML 1.1), ruamel.yaml (1.2), mdxjs-rs (compiles), markdown-rs (MDX with GFM).
html: Python's own reader, which also sees that every tag is closed. docc: FOLDER is the output of `docc convert`. Every page has its title, headings with anchors, tables, code, images,
visible text, and the links in it that go nowhere.
"""

import html.parser
import json
import os
import posixpath
import re
import subprocess
import sys
import urllib.parse

FLAVOR, ROOT = sys.argv[1], sys.argv[2]


def files(endings):
    found = []
    for folder, _, names in os.walk(ROOT):
        found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names if name.endswith(endings)]
    return sorted(found)


def slugs(texts):
    """The anchors of headings by GitHub's rule, counted."""
    seen, out = {}, []
    for text in texts:
        slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
        name = slug
        while name in seen:
            seen[slug] += 1
            name = f"{slug}-{seen[slug]}"
        seen[name] = 0
        out.append(name)
    return out


def page():
    return {"title": None, "headings": [], "tables": [], "code": [], "images": [], "links": [], "text": "", "marks": []}


class GitHubHTML(html.parser.HTMLParser):
    """Takes the HTML of cmark-gfm apart."""

    def __init__(self):
        super().__init__()
        self.page, self.stack, self.buffer = page(), [], None

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "picture" or tag == "div" or tag == "span":
            self.page["marks"].append([tag, attributes])
        if tag == "img":
            self.page["images"].append({"target": attributes["src"], "alt": attributes.get("alt", "")})
        if tag == "source":
            self.page["images"].append({"target": attributes["srcset"], "alt": "", "media": attributes["media"]})
        if tag == "a":
            self.page["links"].append(attributes.get("href", ""))
        if tag in ("link", "script"):
            self.page["links"].append(attributes.get("href") or attributes["src"])
        if "id" in attributes:
            self.page.setdefault("anchors", []).append(attributes["id"])
        if tag == "table":
            self.page["tables"].append([])
        if tag == "tr":
            self.page["tables"][-1].append([])
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "pre"):
            self.buffer = ""
        if tag == "code" and self.stack and self.stack[-1] == "pre":
            self.language = (attributes.get("class") or "").removeprefix("language-")
        if tag not in ("img", "br", "hr", "source", "meta", "link", "input"):
            self.stack.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        if not self.stack or self.stack[-1] != tag:
            raise ValueError(f"<{self.stack[-1:]}> is closed by </{tag}>")
        self.stack.pop()
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.page["headings"].append({"level": int(tag[1]), "text": self.buffer})
        if tag in ("td", "th"):
            self.page["tables"][-1][-1].append(self.buffer)
        if tag == "pre":
            self.page["code"].append(self.buffer)
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "pre"):
            self.buffer = None

    def handle_data(self, text):
        self.page["text"] += text
        if self.buffer is not None:
            self.buffer += text


def read_github(path):
    with open(os.path.join(ROOT, path), "rb") as file:
        markdown = file.read()
    command = ["cmark-gfm", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist", "--unsafe"]
    parser = GitHubHTML()
    parser.feed(subprocess.run(command, input=markdown, capture_output=True, check=True).stdout.decode())
    parser.close()
    if parser.stack:
        raise ValueError(f"{path}: never closed: {parser.stack}")
    found = parser.page
    for heading, anchor in zip(found["headings"], slugs([h["text"] for h in found["headings"]])):
        heading["anchor"] = anchor
    found["title"] = next((h["text"] for h in found["headings"] if h["level"] == 1), None)
    return found


def read_html(path):
    with open(os.path.join(ROOT, path), encoding="utf-8", newline="") as file:
        parser = GitHubHTML()
        parser.feed(file.read())
    parser.close()
    if parser.stack:
        raise ValueError(f"{path}: never closed: {parser.stack}")
    found = parser.page
    anchors = found.pop("anchors")
    if len(anchors) != len(set(anchors)):
        raise ValueError(f"{path}: an id stands twice in {anchors}")
    found["code"] = [code + "\n" if not code.endswith("\n") else code for code in found["code"]]
    # Everything with an id can be linked to, and a heading without one is named by nobody.
    found["title"] = next((h["text"] for h in found["headings"] if h["level"] == 1), None)
    for heading, anchor in zip(found["headings"], [""] * len(found["headings"])):
        heading["anchor"] = anchor
    found["places"] = anchors
    return found


def text_of(node):
    return node.get("value", "") + "".join(text_of(child) for child in node.get("children", []))


def read_starlight(path):
    import io
    import mdast
    import mdxjs_py
    import yaml
    from ruamel.yaml import YAML

    with open(os.path.join(ROOT, path), encoding="utf-8", newline="") as file:
        text = file.read()
    head, body = re.fullmatch(r"---\n(.*?)\n---\n(.*)", text, re.S).groups()
    first, second = yaml.safe_load(head), YAML(typ="safe", pure=True).load(io.StringIO(head))
    if first != second:
        raise ValueError(f"{path}: YAML 1.1 reads {first}, YAML 1.2 reads {second}")
    mdxjs_py.compile(body)
    options = {name: True for name in vars(mdast.ParseOptions.gfm()) if name.startswith("gfm_")}
    options["math_text_single_dollar"] = False
    tree = mdast.md_to_ast(body, mdast.ParseOptions.mdx(**options))
    found = page()
    found["front matter"] = first
    found["title"] = first["title"]

    def walk(node):
        kind = node["type"]
        if kind.startswith("mdx") and "Jsx" not in kind:
            found["marks"].append([kind, node.get("value")])
        if "Jsx" in kind:
            found["marks"].append([node["name"], {a["name"]: a.get("value") for a in node.get("attributes", [])}])
        if kind == "heading":
            found["headings"].append({"level": node["depth"], "text": text_of(node)})
        if kind == "table":
            found["tables"].append([[text_of(cell) for cell in row["children"]] for row in node["children"]])
        if kind == "code":
            found["code"].append(node["value"] + "\n")
        if kind == "link":
            found["links"].append(node["url"])
        if kind == "image":
            found["images"].append({"target": node["url"], "alt": node["alt"]})
        if kind in ("text", "inlineCode", "code"):
            found["text"] += node["value"]
        if kind in ("paragraph", "heading", "tableCell", "listItem"):
            found["text"] += "\n"
        for child in node.get("children", []):
            walk(child)

    walk(tree)
    for heading, anchor in zip(found["headings"], slugs([h["text"] for h in found["headings"]])):
        heading["anchor"] = anchor
    return found


def read_docc(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        data = json.load(file)
    found = page()
    found["title"] = data["metadata"]["title"]
    references = data.get("references", {})

    def inline(nodes):
        out = ""
        for node in nodes:
            kind = node["type"]
            if kind == "reference":
                reference = references[node["identifier"]]
                found["links"].append(reference.get("url") or node["identifier"])
                out += node.get("overridingTitle") or reference["title"]
            elif kind == "image":
                reference = references[node["identifier"]]
                found["images"] += [
                    {"target": v["url"], "alt": reference.get("alt"), "traits": v["traits"]} for v in reference["variants"]
                ]
            elif kind == "link":
                found["links"].append(node["destination"])
                out += node["title"]
            else:
                out += node.get("text") or node.get("code") or ""
                out += inline(node.get("inlineContent", []))
        return out

    def block(nodes):
        out = ""
        for node in nodes:
            kind = node["type"]
            if kind == "heading":
                found["headings"].append({"level": node["level"], "text": node["text"], "anchor": urllib.parse.unquote(node["anchor"])})
                out += node["text"] + "\n"
            elif kind == "codeListing":
                found["code"].append("\n".join(node["code"]) + "\n")
                out += found["code"][-1]
            elif kind == "table":
                table = [[block(cell).strip("\n") for cell in row] for row in node["rows"]]
                found["tables"].append(table)
                out += "\n".join(" ".join(row) for row in table) + "\n"
            else:
                out += inline(node.get("inlineContent", []))
                out += block(node.get("content", []))
                for item in node.get("items", []):
                    out += block(item["content"])
                out += "\n"
        return out

    found["text"] = inline(data.get("abstract", [])) + "\n"
    for section in data.get("primaryContentSections", []):
        found["text"] += block(section["content"])
    for section in data.get("topicSections", []) + data.get("seeAlsoSections", []):
        found["links"] += [references[i].get("url") or i for i in section["identifiers"]]
    return found


def where(path, link):
    """The file and the anchor that a link in a page leads to."""
    target, _, fragment = link.partition("#")
    target, fragment = urllib.parse.unquote(target), urllib.parse.unquote(fragment)
    if FLAVOR in ("github", "html"):
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path, fragment
    if FLAVOR == "starlight":
        address = re.sub(r"(^|/)index$", r"\1", path.removesuffix(".mdx"))
        address = "/" + address + ("/" if address and not address.endswith("/") else "")
        place = urllib.parse.urlparse(urllib.parse.urljoin("http://site" + address, target)).path.strip("/")
        candidates = [place + ".mdx", posixpath.join(place, "index.mdx")]
        return next((c for c in candidates if os.path.exists(os.path.join(ROOT, c))), place), fragment
    return "data" + target.lower() + ".json" if target else path, fragment


def places(page):
    """What links to a page can name behind the `#`."""
    return page.get("places") or [heading["anchor"] for heading in page["headings"]]


def main():
    read = {"github": read_github, "starlight": read_starlight, "docc": read_docc, "html": read_html}[FLAVOR]
    paths = files({"github": ".md", "starlight": ".mdx", "docc": ".json", "html": ".html"}[FLAVOR])
    if FLAVOR == "docc":
        paths = [path for path in paths if path.startswith("data/documentation/")]
    pages = {path: read(path) for path in paths}
    for path, found in pages.items():
        broken = []
        for link in found["links"]:
            if re.match(r"[a-z][a-z0-9+.-]*:", link):
                if link.startswith("doc:"):
                    broken.append(link)
                continue
            target, fragment = where(path, link)
            if not os.path.isfile(os.path.join(ROOT, target)):
                broken.append(link)
            elif fragment and fragment != "_top" and fragment not in places(pages[target]):
                broken.append(link)
        for image in found["images"]:
            target = urllib.parse.unquote(image["target"])
            base = "" if FLAVOR == "docc" else posixpath.dirname(path)
            place = posixpath.normpath(posixpath.join(ROOT, base, target.lstrip("/")))
            if "://" not in target and not os.path.isfile(place):
                broken.append(image["target"])
        found["broken"] = broken
    json.dump(pages, sys.stdout)


main()
