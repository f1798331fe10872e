/** What in a PDF acts by itself, or carries something else along. */
const lively = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/RichMedia', '/XFA']
const HEAD = 1_024
const TAIL = 2_048

/** Why bytes are no PDF to be kept: they are none, or it would do something when it is opened. */
export type PdfFault = 'no-pdf' | 'lively'

/** What is wrong with bytes as a PDF, by what stands in them and not by what they are called; undefined where nothing is. */
export const faultOfPdf = (bytes: Buffer): PdfFault | undefined => {
  const begins = bytes.subarray(0, HEAD).includes('%PDF-')
  if (!begins || !bytes.subarray(-TAIL).includes('%%EOF')) return 'no-pdf'
  // A name may be written with its letters as numbers: #4a is J.
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return lively.some((name) => new RegExp(`${name}(?![A-Za-z])`).test(text)) ? 'lively' : undefined
}
