/** Lets the browser keep a text, or bytes, as a file. */
export const saveFile = ({
  name,
  type,
  text,
}: {
  name: string
  type: string
  text: string | Uint8Array<ArrayBuffer> | readonly Uint8Array<ArrayBuffer>[]
}) => {
  const url = URL.createObjectURL(new Blob(Array.isArray(text) ? text : [text as BlobPart], { type }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Bytes that came as base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What an exported file is, by its ending. */
export const typeOfFile = (name: string): string => (name.endsWith('.xlsx') ? WORKBOOK : 'text/csv;charset=utf-8')
