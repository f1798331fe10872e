import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss'
import { browserData, cameLater, type Entry } from './browser-data.ts'

const { 'at-rules': atRules, properties, selectors, types } = browserData.css

const entryOf = (holder: Entry | undefined, name: string): Entry | undefined => holder?.[name] as Entry | undefined

/** What came after the floor; what the data do not know, or what the younger browsers do not have either, is no reason to wait for them. */
const isNewer = (entry: Entry | undefined): boolean => entry?.__compat !== undefined && cameLater(entry)

/** Functions and units by their names: some stand on their own in the data, others below what they make. */
const byName = (holders: readonly string[]) =>
  new Map(
    [types, ...holders.map((name) => entryOf(types, name))].flatMap((holder) =>
      Object.entries(holder ?? {}).map(([name, entry]) => [name, entry as Entry] as const),
    ),
  )
const functions = byName(['color', 'gradient', 'image', 'basic-shape', 'transform-function', 'filter-function'])
const lengths = entryOf(types, 'length')

const viewports = { s: 'small', l: 'large', d: 'dynamic' } as const
const unitEntry = (unit: string): Entry | undefined => {
  const [, size] = /^([sld])v(?:w|h|i|b|min|max)$/.exec(unit) ?? []
  if (size) return entryOf(lengths, `viewport_percentage_units_${viewports[size as keyof typeof viewports]}`)
  return /^cq/.test(unit) ? entryOf(lengths, 'container_query_length_units') : entryOf(lengths, unit)
}

/** Something newer: as it is named to who reads of it, and the word by which an `@supports` would ask for it. */
type Newer = [said: string, word: string]

/** What is newer in a declaration: its property, or what its value is made of. */
const newerIn = ({ prop, value }: { prop: string; value: string }): Newer[] => {
  const property = entryOf(properties, prop)
  if (isNewer(property)) return [[prop, prop]]
  const text = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const called = [...text.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name)
  const units = [...text.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => unit)
  const words = prop.startsWith('--') ? [] : text.replace(/[\w-]+\(.*\)/g, '').split(/[\s,/]+/)
  return [
    ...called.filter((name) => isNewer(functions.get(name))).map((name): Newer => [`${prop}: ${name}()`, name]),
    ...units.filter((unit) => isNewer(unitEntry(unit))).map((unit): Newer => [`${prop}: 1${unit}`, unit]),
    ...words.filter((word) => isNewer(entryOf(property, word))).map((word): Newer => [`${prop}: ${word}`, word]),
  ]
}

/** Whether an `@supports` around it asks for that very word. */
const isAskedFor = (node: Node, word: string): boolean => {
  for (let around = node.parent; around; around = around.parent as typeof node.parent) {
    const { name, params } = around as AtRule
    if (name === 'supports' && !params.startsWith('not') && params.includes(word)) return true
  }
  return false
}

/** Whether the rule says something old of the same property before: browsers that cannot read this keep that. */
const hasOlder = (declaration: Declaration): boolean =>
  !declaration.prop.startsWith('--') &&
  declaration.parent?.nodes.some(
    (one, at) =>
      one.type === 'decl' &&
      one.prop === declaration.prop &&
      at < (declaration.parent?.index(declaration) ?? 0) &&
      newerIn(one).length === 0,
  ) === true

/** A selector that a browser cannot read takes its whole rule away, but for those among which `:is` and `:where` choose. */
const newerPseudos = ({ selector }: Rule): string[] =>
  [...withoutForgiven(selector).matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g)]
    .filter(([, name = '']) => isNewer(entryOf(selectors, name)))
    .map(([whole]) => whole)

/** Without what stands in the innermost brackets of `:is` and `:where`, as long as there are any. */
const withoutForgiven = (selector: string): string => {
  const shorter = selector.replace(/(?<!\\):(?:is|where)\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutForgiven(shorter)
}

const newerAround = ({ name, params }: AtRule): string[] => {
  if (isNewer(entryOf(atRules, name))) return [`@${name}`]
  if (name !== 'media') return []
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature)
  const media = entryOf(atRules, 'media')
  return [
    ...features.filter((feature) => isNewer(entryOf(media, feature))),
    ...(/[<>]/.test(params) && isNewer(entryOf(media, 'range_syntax')) ? ['range_syntax'] : []),
  ].map((feature) => `@media ${feature}`)
}

/**
 * What a style sheet says that browsers at the floor cannot read, each once. What an `@supports` asks for is left alone, and what has
 * an older form of itself before it in the same rule.
 */
export const findNewerStyles = (css: string): string[] => {
  const found = new Set<string>()
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    if (hasOlder(declaration)) return
    for (const [said, word] of newerIn(declaration)) if (!isAskedFor(declaration, word)) found.add(said)
  })
  root.walkRules((rule) => {
    for (const pseudo of newerPseudos(rule)) if (!isAskedFor(rule, pseudo)) found.add(pseudo)
  })
  root.walkAtRules((rule) => {
    for (const word of newerAround(rule)) found.add(word)
  })
  return [...found]
}
