/** Lets the browser keep a text, or bytes, as a file. */
export const saveFile = ({
  name,
  type,
  text,
}: {
  name: string
  type: string
  text: string | Uint8Array<ArrayBuffer>
}) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
