/** What files are, by the ending of their names, which is given when they are looked into: never what somebody says of them. */
const types = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
} as const

/** The content type of a kept file by its name; what has no kind of its own, such as a piece of something, is bytes. */
export const contentTypeOf = (name: string): string => {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return Object.hasOwn(types, ending) ? types[ending as keyof typeof types] : 'application/octet-stream'
}
