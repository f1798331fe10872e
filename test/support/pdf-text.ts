import { inflateSync } from 'node:zlib'

interface ReadPdf {
  pages: number
  /** All that is written on them in the order of writing. */
  text: string
  /** The kinds of its parts, each before those within it: Document, H1, Table, TR … */
  parts: string[]
}

/** What a PDF as the product makes them says, and in which parts. Throws where something belongs neither to a part nor to the eye alone. */
export const readPdf = (pdf: Uint8Array): ReadPdf => {
  const file = Buffer.from(pdf).toString('latin1')
  if (!file.startsWith('%PDF-1.7') || !file.trimEnd().endsWith('%%EOF')) throw new Error('no whole PDF')
  const objects = new Map(
    [...file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const all = [...objects.values()]
  const fonts = new Map(
    [...all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [name, charactersOf(streamOf(objects.get(unicode) ?? ''))]
    }),
  )
  const pages = all.filter((body) => /\/Type \/Page\b/.test(body))
  const drawn = pages.map((page) => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1]) ?? ''))
  const loose = drawn.flatMap(looseOf)
  if (loose.length > 0) throw new Error(`drawn beside its parts: ${loose.join(', ')}`)
  return {
    pages: pages.length,
    text: drawn.map((stream) => textOf(stream, fonts)).join('\n'),
    parts: partsOf(objects, /\/StructTreeRoot (\d+) 0 R/.exec(file)?.[1] ?? ''),
  }
}

/** An object has its kind in `/S`, and in `/K` the objects within it beside the numbers of what is drawn of it. */
const partsOf = (objects: ReadonlyMap<string | undefined, string>, id: string): string[] => {
  const body = objects.get(id) ?? ''
  const kind = /\/S \/(\w+)/.exec(body)?.[1]
  const [, within = ''] = /\/K \[([^\]]*)\]/.exec(body) ?? []
  const children = [...within.replace(/<<[\s\S]*?>>/g, '').matchAll(/(\d+) 0 R/g)].map(([, child]) => child ?? '')
  return [...(kind ? [kind] : []), ...children.flatMap((child) => partsOf(objects, child))]
}

/** Operators that show text or paint, where no marked content is open. */
const looseOf = (stream: string): string[] => {
  let open = 0
  return stream.split('\n').filter((line) => {
    if (/ (?:BDC|BMC)$/.test(line)) open++
    if (line === 'EMC') open--
    return open === 0 && /(?:^| )(?:TJ|Tj|S|s|f\*?|B\*?|Do)$/.test(line)
  })
}

const streamOf = (body: string): string => {
  const [, packed = ''] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? []
  const bytes = Buffer.from(packed, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** The characters of a font by their codes in it: one range, `<0000> <000c> [<7535> <5b50> …]`. */
const charactersOf = (map: string): string[] =>
  [...(/\[([\s\S]*?)\]/.exec(map)?.[1] ?? '').matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )

const textOf = (stream: string, fonts: ReadonlyMap<string | undefined, string[]>): string => {
  let font: string[] = []
  let text = ''
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? []
    else
      for (const [code] of (shown ?? '').matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/gi))
        text += font[Number.parseInt(code, 16)] ?? ''
  }
  return text
}
