import { type CallExpression, type Expression, type Node, parseSync, Visitor } from 'oxc-parser'
import type { NewerNames } from './newer-names.ts'

const nameOf = (node: Node): string | undefined => (node.type === 'Identifier' ? node.name : undefined)

/** `a.b` of a member that is read by its plain name. */
const memberOf = (
  node: Expression | CallExpression['callee'],
): { object: string | undefined; name: string } | undefined => {
  const inner = node.type === 'ChainExpression' ? node.expression : node
  if (inner.type !== 'MemberExpression' || inner.computed) return undefined
  return inner.property.type === 'Identifier' ? { object: nameOf(inner.object), name: inner.property.name } : undefined
}

/** Words of a regular expression that Safari 15.4 cannot read: it refuses the whole file. */
const isNewPattern = (pattern: string, flags: string) =>
  /\(\?<[=!]|\(\?[ims-]+:/.test(pattern.replace(/\\./g, '')) || flags.includes('v')

/**
 * What a script calls, constructs or names that browsers at the floor do not have, each once. A name that is also looked at
 * without being called, or called with `?.`, is taken to be asked for first: that is how one asks.
 */
export const findNewer = (script: string, { methods, statics, globals, constructors }: NewerNames): string[] => {
  const { program, errors } = parseSync('script.js', script)
  if (errors.length > 0) return errors.map(({ message }) => `cannot be read: ${message}`)
  const used = new Map<string, string>()
  const asked = new Set<string>()
  const called = new Set<Node>()
  const declared = new Set<string>()

  const call = ({ callee, optional }: CallExpression) => {
    const member = memberOf(callee)
    if (!member) return
    const { object, name } = member
    const whole = object && `${object}.${name}`
    if (optional) asked.add(name)
    else if (whole && statics.has(whole)) used.set(whole, name)
    else if (methods.has(name)) used.set(`.${name}()`, name)
    called.add(callee)
  }

  new Visitor({
    CallExpression: call,
    NewExpression: ({ callee }) => {
      const name = nameOf(callee)
      if (name && (globals.has(name) || constructors.has(name))) used.set(`new ${name}`, name)
    },
    MemberExpression: (node) => {
      const member = memberOf(node)
      if (member && !called.has(node)) asked.add(member.name)
    },
    UnaryExpression: ({ operator, argument }) => {
      const name = nameOf(argument)
      if (operator === 'typeof' && name) asked.add(name)
    },
    BinaryExpression: ({ operator, left }) => {
      if (operator === 'in' && left.type === 'Literal' && typeof left.value === 'string') asked.add(left.value)
    },
    VariableDeclarator: ({ id }) => void declared.add(nameOf(id) ?? ''),
    FunctionDeclaration: ({ id }) => void declared.add((id && nameOf(id)) ?? ''),
    ClassDeclaration: ({ id }) => void declared.add((id && nameOf(id)) ?? ''),
    StaticBlock: () => void used.set('static { }', ''),
    Literal: (node) => {
      if ('regex' in node && node.regex && isNewPattern(node.regex.pattern, node.regex.flags))
        used.set(`/${node.regex.pattern}/${node.regex.flags}`, '')
    },
  }).visit(program)
  return [...used].filter(([, name]) => !asked.has(name) && !declared.has(name)).map(([use]) => use)
}
