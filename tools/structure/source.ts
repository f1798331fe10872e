import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite'

/** An import, a re-export, an `import()` or a type's `import('…')`. */
export interface Import {
  of: string
  typeOnly: boolean
  line: number
}

/** A row of a route table: the address and the page that answers it. */
export interface Row {
  path: string
  /** Name of the page file without ending. */
  page: string
}

/** What the checks want to know about a file of code. */
export interface Source {
  path: string
  /** Its text without comments, each line where it was. */
  code: string
  imports: Import[]
  /** Exported functions, constants and classes without JSDoc. */
  undocumented: { name: string; line: number }[]
  /** Lines that make a date or read the machine's clock. */
  dates: number[]
  /** Lines with code on them: blank ones and comments do not count. */
  codeLines: number
  /** Lines that begin with a spread of a literal that ends on them: `...{ a, b }`. */
  packed: number[]
  /** Members that are read or written although their names begin with an underscore. */
  underscored: { name: string; line: number }[]
  /** What the file itself declares and exports. */
  exported: { name: string; line: number }[]
  /** Fields of the definitions of calls: of literals that `call()` gets. */
  callFields: { name: string; line: number }[]
  rows: Row[]
}

/** Reads a file of code with the parser that builds it; throws on a syntax error. */
export function readSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length
  const code = withoutComments(text, comments)
  return {
    path,
    code,
    imports: importsIn(program, lineAt),
    undocumented: undocumentedIn(program, text, comments, lineAt),
    dates: datesIn(program, lineAt),
    codeLines: countCodeLines(code),
    packed: packedIn(program, text),
    underscored: underscoredIn(program, lineAt),
    exported: exportedIn(program, lineAt),
    callFields: callFieldsIn(program, lineAt),
    rows: rowsIn(program),
  }
}

type LineAt = (offset: number) => number
type Comments = ParseResult['comments']

const importsIn = (program: ESTree.Program, lineAt: LineAt): Import[] => {
  const imports: Import[] = []
  const add = (source: ESTree.Node | null, typeOnly: boolean): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string')
      imports.push({ of: source.value, typeOnly, line: lineAt(source.start) })
  }
  /** A braces-only import of types is type-only too, though the module is still loaded. */
  const onlyTypes = (kinds: (string | undefined)[]): boolean =>
    kinds.length > 0 && kinds.every((kind) => kind === 'type')
  new Visitor({
    ImportDeclaration: (node) => {
      const kinds = node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? one.importKind : 'value'))
      add(node.source, node.importKind === 'type' || onlyTypes(kinds))
    },
    ExportNamedDeclaration: (node) =>
      add(node.source, node.exportKind === 'type' || onlyTypes(node.specifiers.map((one) => one.exportKind))),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
  }).visit(program)
  return imports
}

const undocumentedIn = (
  program: ESTree.Program,
  text: string,
  comments: Comments,
  lineAt: LineAt,
): Source['undocumented'] => {
  const docEnds = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end)
  const isDocumented = (start: number): boolean =>
    docEnds.some((end) => end <= start && text.slice(end, start).trim() === '')
  const found = new Map<string, { line: number; documented: boolean }>()
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    const documented = isDocumented(node.start)
    // An overload documents the others, so a name counts once.
    for (const name of namesOf(node.declaration))
      found.set(name, { line: lineAt(node.start), documented: documented || found.get(name)?.documented === true })
  }
  return [...found].filter(([, { documented }]) => !documented).map(([name, { line }]) => ({ name, line }))
}

const namesOf = (declaration: ESTree.Declaration | null): string[] => {
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
      return declaration.id ? [declaration.id.name] : []
    case 'VariableDeclaration':
      return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : 'a pattern'))
    default:
      return []
  }
}

const isDate = (node: ESTree.Node): boolean => node.type === 'Identifier' && node.name === 'Date'

const datesIn = (program: ESTree.Program, lineAt: LineAt): number[] => {
  const lines: number[] = []
  const add = (node: ESTree.Node): void => {
    if (isDate(node)) lines.push(lineAt(node.start))
  }
  new Visitor({
    NewExpression: ({ callee }) => add(callee),
    CallExpression: ({ callee }) => add(callee),
    MemberExpression: ({ object }) => add(object),
  }).visit(program)
  return lines
}

const countCodeLines = (code: string): number => code.split('\n').filter((line) => line.trim() !== '').length

/** The text with blanks where comments stood. */
const withoutComments = (text: string, comments: Comments): string => {
  let code = text
  for (const { start, end } of comments)
    code = code.slice(0, start) + code.slice(start, end).replace(/\S/g, ' ') + code.slice(end)
  return code
}

const packedIn = (program: ESTree.Program, text: string): number[] => {
  const lines: number[] = []
  new Visitor({
    SpreadElement: ({ start, end, argument }) => {
      const before = text.slice(0, start)
      const beginsLine = before.slice(before.lastIndexOf('\n') + 1).trim() === ''
      const isLiteral = ['ObjectExpression', 'ArrayExpression'].includes(argument.type)
      if (isLiteral && beginsLine && !text.slice(start, end).includes('\n')) lines.push(before.split('\n').length)
    },
  }).visit(program)
  return lines
}

const underscoredIn = (program: ESTree.Program, lineAt: LineAt): Source['underscored'] => {
  const found: Source['underscored'] = []
  new Visitor({
    MemberExpression: ({ property, computed }) => {
      if (!computed && property.type === 'Identifier' && /^_./.test(property.name))
        found.push({ name: property.name, line: lineAt(property.start) })
    },
  }).visit(program)
  return found
}

const exportedIn = (program: ESTree.Program, lineAt: LineAt): Source['exported'] =>
  program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration } = node
    const isType = declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration'
    const names = isType ? [declaration.id.name] : namesOf(declaration)
    return names.map((name) => ({ name, line: lineAt(node.start) }))
  })

const callFieldsIn = (program: ESTree.Program, lineAt: LineAt): Source['callFields'] => {
  const found: Source['callFields'] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [spec] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'call' || spec?.type !== 'ObjectExpression') return
      for (const field of spec.properties)
        if (field.type === 'Property' && field.key.type === 'Identifier')
          found.push({ name: field.key.name, line: lineAt(field.start) })
    },
  }).visit(program)
  return found
}

const rowsIn = (program: ESTree.Program): Row[] => {
  const rows: Row[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const path = textOf(propertyOf(properties, 'path'))
      const page = pageOf(propertyOf(properties, 'file'))
      if (path !== undefined && page !== undefined) rows.push({ path, page })
    },
  }).visit(program)
  return rows
}

const propertyOf = (properties: ESTree.ObjectExpression['properties'], name: string): ESTree.Node | undefined =>
  properties.filter((one) => one.type === 'Property').find(({ key }) => key.type === 'Identifier' && key.name === name)
    ?.value

const textOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** The page of `file: page('list')`. */
const pageOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'CallExpression' ? textOf(node.arguments[0]) : undefined
