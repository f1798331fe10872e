import PDFDocument from 'pdfkit'

interface PaperWanted {
  /** Width and height in points. */
  size: [width: number, height: number]
  /** What a reader shows in its window. */
  title: string
  at: Date
  /** Pages can be gone back to after they were drawn. */
  bufferPages?: boolean
}

/**
 * A paper of which nothing is drawn yet: in Chinese, of a version of PDF that knows all that we draw with, transparency too, and tagged,
 * so that it is read aloud in its order (`parts.ts`).
 */
export const newPaper = ({ size, title, at, bufferPages = false }: PaperWanted): typeof PDFDocument.prototype =>
  new PDFDocument({
    pdfVersion: '1.7',
    size,
    margin: 0,
    font: '',
    lang: 'zh-CN',
    displayTitle: true,
    tagged: true,
    bufferPages,
    info: { Title: title, CreationDate: at },
  })
