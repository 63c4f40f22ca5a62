import Mustache
import Testing

/// The specification's optional module `inheritance`.
@Suite struct InheritanceTests {
  @Test(arguments: [
    Case("text", "{{$title}}Default title{{/title}}\n", gives: "Default title\n"),
    Case("a variable", "{{$foo}}default {{bar}} content{{/foo}}\n", ["bar": "baz"], gives: "default baz content\n"),
    Case("a triple", "{{$foo}}default {{{bar}}} content{{/foo}}\n", ["bar": "<baz>"], gives: "default <baz> content\n"),
    Case(
      "a section", "{{$foo}}default {{#bar}}{{baz}}{{/bar}} content{{/foo}}\n", ["bar": ["baz": "qux"]],
      gives: "default qux content\n"),
    Case(
      "an inverted section", "{{$foo}}default {{^bar}}{{baz}}{{/bar}} content{{/foo}}\n", ["baz": "three"],
      gives: "default three content\n"),
    Case(
      "a value with tags in it", "{{$foo}}default {{#bar}}{{baz}}{{/bar}} content{{/foo}}\n",
      ["bar": ["baz": "{{qux}}"]],
      gives: "default {{qux}} content\n"),
    Case(
      "in a parent", "{{<include}}{{/include}}\n", partials: ["include": "{{$foo}}default content{{/foo}}"],
      gives: "default content"),
    Case(
      "whatever the data say", "{{<include}}{{/include}}", ["var": "in data"],
      partials: ["include": "{{$var}}in include{{/var}}"], gives: "in include"),
    Case(
      "in a partial as in a parent", "{{>parent}}|{{<parent}}{{/parent}}",
      partials: ["parent": "{{$foo}}default{{/foo}}"],
      gives: "default|default"),
    Case(
      "as its lines are", "{{>p}}\n",
      partials: ["p": "<\n  {{$a}}\n    one\n  two\n  {{/a}}\n  {{$b}}three{{/b}} \n>\n"],
      gives: "<\n    one\n  two\n  three \n>\n"),
    Case("none, alone on a line", "<\n  {{$a}}{{/a}}\n>", gives: "<\n>"),
  ])
  func rendersDefaults(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case(
      "one block", "{{<super}}{{$title}}sub template title{{/title}}{{/super}}",
      partials: ["super": "...{{$title}}Default title{{/title}}..."], gives: "...sub template title..."),
    Case(
      "whatever the data say", "{{<include}}{{$var}}in template{{/var}}{{/include}}", ["var": "in data"],
      partials: ["include": "{{$var}}in include{{/var}}"], gives: "in template"),
    Case(
      "behind text", "test {{<parent}}{{$stuff}}override{{/stuff}}{{/parent}}",
      partials: ["parent": "{{$stuff}}...{{/stuff}}"], gives: "test override"),
    Case(
      "twice, each with its own",
      """
      test {{<parent}}{{$stuff}}override1{{/stuff}}{{/parent}} {{<parent}}{{$stuff}}override2{{/stuff}}{{/parent}}

      """, partials: ["parent": "|{{$stuff}}...{{/stuff}}{{$default}} default{{/default}}|"],
      gives: "test |override1 default| |override2 default|\n"),
    Case(
      "one of two", "{{<parent}}{{$stuff2}}override two{{/stuff2}}{{/parent}}",
      partials: ["parent": "{{$stuff}}new default one{{/stuff}}, {{$stuff2}}new default two{{/stuff2}}"],
      gives: "new default one, override two"),
    Case(
      "again and again", "{{<parent}}{{$foo}}override{{/foo}}{{/parent}}",
      partials: [
        "parent": "{{$foo}}default content{{/foo}} {{$bar}}{{<parent2}}{{/parent2}}{{/bar}}",
        "parent2": "{{$foo}}parent2 default content{{/foo}} {{<parent}}{{$bar}}don't recurse{{/bar}}{{/parent}}",
      ], gives: "override override override don't recurse"),
    Case(
      "over several levels, outermost first", "{{<parent}}{{$a}}c{{/a}}{{/parent}}",
      partials: [
        "parent": "{{<older}}{{$a}}p{{/a}}{{/older}}", "older": "{{<grandParent}}{{$a}}o{{/a}}{{/grandParent}}",
        "grandParent": "{{$a}}g{{/a}}",
      ], gives: "c"),
    Case(
      "over several levels, from the middle", "{{<parent}}{{/parent}}",
      partials: [
        "parent": "{{<older}}{{$a}}p{{/a}}{{/older}}", "older": "{{<grandParent}}{{$a}}o{{/a}}{{/grandParent}}",
        "grandParent": "{{$a}}g{{/a}}",
      ], gives: "p"),
    Case(
      "among text that counts for nothing", "{{<parent}} asdfasd {{$foo}}hmm{{/foo}} asdfasdfasdf {{/parent}}",
      partials: ["parent": "{{$foo}}default content{{/foo}}"], gives: "hmm"),
    Case(
      "nothing but text that counts for nothing", "{{<parent}} asdfasd asdfasdfasdf {{/parent}}",
      partials: ["parent": "{{$foo}}default content{{/foo}}"], gives: "default content"),
    Case(
      "with the values around the block", "{{<parent}}{{$block}}I say {{fruit}}.{{/block}}{{/parent}}",
      ["fruit": "apples", "nested": ["fruit": "bananas"]],
      partials: ["parent": "{{#nested}}{{$block}}You say {{fruit}}.{{/block}}{{/nested}}"], gives: "I say bananas."),
    Case(
      "inside an argument of the same name", "{{<p}}{{$x}}a{{<p}}{{$x}}b{{/x}}{{/p}}{{/x}}{{/p}}",
      partials: ["p": "({{$x}}{{/x}})"], gives: "(a(b))"),
    Case("a missing parent", "[{{<p}}{{$x}}a{{/x}}{{/p}}]", gives: "[]"),
    Case(
      "through a partial", "{{<p}}{{$x}}a{{/x}}{{/p}}", partials: ["p": "<{{>q}}>", "q": "{{$x}}b{{/x}}"], gives: "<a>"),
  ])
  func replacesBlocks(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case(
      "lines of an argument", "{{<parent}}{{$ballmer}}\npeaked\n\n:(\n{{/ballmer}}{{/parent}}",
      partials: ["parent": "{{$ballmer}}peaking{{/ballmer}}"], gives: "peaked\n\n:(\n"),
    Case(
      "the block's indentation", "{{<parent}}{{$nineties}}hammer time{{/nineties}}{{/parent}}",
      partials: ["parent": "stop:\n  {{$nineties}}collaborate and listen{{/nineties}}\n"],
      gives: "stop:\n  hammer time\n"),
    Case(
      "the tags of a parent together on a line", "Hi,\n  {{<parent}}{{/parent}}\n", partials: ["parent": "one\ntwo\n"],
      gives: "Hi,\n  one\n  two\n"),
    Case(
      "the tags of a block together on a line", "{{<parent}}{{$block}}\none\ntwo{{/block}}\n{{/parent}}\n",
      partials: ["parent": "Hi,\n  {{$block}}{{/block}}\n"], gives: "Hi,\n  one\n  two\n"),
    Case(
      "the argument's own indentation goes", "{{<parent}}{{$block}}\n    one\n    two\n{{/block}}{{/parent}}\n",
      partials: ["parent": "Hi,\n  {{$block}}\n  {{/block}}\n"], gives: "Hi,\n  one\n  two\n"),
    Case(
      "that of the default content comes", "{{<parent}}{{$block}}\none\ntwo\n{{/block}}{{/parent}}\n",
      partials: ["parent": "Hi,\n{{$block}}\n  default\n{{/block}}\n"], gives: "Hi,\n  one\n  two\n"),
    Case(
      "of a block in an argument", "{{<parent}}{{$nested}}\nthree\n{{/nested}}{{/parent}}\n",
      partials: [
        "parent": """
        {{<grandparent}}{{$block}}
          one
          {{$nested}}
            two
          {{/nested}}
        {{/block}}{{/grandparent}}

        """,
        "grandparent": "{{$block}}default{{/block}}",
      ], gives: "one\n  three\n"),
    Case(
      "only what is shared",
      "{{<p}}{{$a}}\n    one\n\n      two\n  three\n    {{#x}}\n    {{x}}\n    {{/x}}\n{{/a}}{{/p}}",
      ["x": "four"], partials: ["p": "<\n\t{{$a}}{{/a}}\n>"], gives: "<\n\tone\n\t\n\t  two\n\tthree\n\tfour\n>"),
    Case(
      "with CRLF", "{{<p}}\r\n{{$a}}\r\n  one\r\n{{/a}}\r\n{{$b}}two{{/b}}\r\n{{/p}}\r\n|",
      partials: ["p": "<\r\n {{$a}}{{/a}}\r\n {{$b}}\r\n {{/b}}\r\n>\r\n"], gives: "<\r\n one\r\n two\r\n>\r\n|"),
    Case(
      "in a line", "{{<p}}{{$a}}one\ntwo{{/a}}{{/p}}", partials: ["p": "  <{{$a}}{{/a}}>\n"], gives: "  <one\ntwo>\n"),
    Case(
      "an empty argument alone", "{{<p}}{{$a}}{{/a}}{{/p}}", partials: ["p": "<\n  {{$a}}x{{/a}}\n>"], gives: "<\n>"),
    Case(
      "a partial in an argument", "{{<p}}{{$a}}\n  {{>q}}\n{{/a}}{{/p}}",
      partials: ["p": "<\n    {{$a}}{{/a}}\n>", "q": "1\n2\n"], gives: "<\n    1\n    2\n>"),
  ])
  func reindents(_ example: Case) throws { try example.check() }
}
