import type PDFDocument from 'pdfkit'

/** What a part of a paper is to who hears it read, by the name that PDF has for it. */
const kinds = {
  title: { type: 'H1' },
  section: { type: 'H2' },
  text: { type: 'P' },
  table: { type: 'Table' },
  row: { type: 'TR' },
  'column-head': { type: 'TH', scope: 'Column' },
  'row-head': { type: 'TH', scope: 'Row' },
  cell: { type: 'TD' },
  figure: { type: 'Figure' },
} as const satisfies Record<string, { type: string; scope?: 'Row' | 'Column' }>

/** What a part is. */
type PartKind = keyof typeof kinds

/** A part of a paper in the order in which it is read. */
export interface Part {
  /** Begins a part within it, behind those that it has; of a figure `alt` says what there is to see. */
  begin: (kind: PartKind, alt?: string) => Part
  /** Draws what belongs to it, now; on several sheets too. */
  draw: (draw: () => void) => void
}

type Doc = typeof PDFDocument.prototype

/** The whole paper, which has its parts. */
export const wholeOf = (doc: Doc): Part => {
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  return partOf(doc, whole)
}

const partOf = (doc: Doc, element: ReturnType<Doc['struct']>): Part => ({
  begin: (kind, alt) => {
    const { type, ...more } = kinds[kind]
    const made = doc.struct(type, { ...more, ...(alt === undefined ? {} : { alt }) })
    element.add(made)
    return partOf(doc, made)
  },
  draw: (draw) => void element.add(draw),
})

/** What is for the eye alone: lines, frames, what every sheet has at its foot, what was read before. */
export const ornamentOf = (doc: Doc): Part => {
  const ornament: Part = {
    begin: () => ornament,
    draw: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
  }
  return ornament
}
