/** A picture that somebody chose. */
export interface ChosenPicture {
  id: number
  file: Blob
  /** An address by which this page alone shows it. */
  preview: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** How much has left, from 0 to 1. */
  sent: number
  /** Where the server keeps it, once it is done. */
  url?: string | undefined
  /** Why it failed. */
  words?: string | undefined
}

/** A picture that the server has already: its address, and one by which it is shown. */
export interface SentPicture {
  url: string
  preview: string
}

/** The same among those that are chosen now. */
export const asChosen = ({ url, preview }: SentPicture, at: number): ChosenPicture => ({
  id: -1 - at,
  file: new Blob(),
  preview,
  state: 'done',
  sent: 1,
  url,
})

/** As many of the files as there are slots left, and whether there were more [X210] [X211]. */
export const takeFitting = <F>(files: readonly F[], chosen: number, most: number): { taken: F[]; tooMany: boolean } => {
  const left = Math.max(0, most - chosen)
  return { taken: files.slice(0, left), tooMany: files.length > left }
}

/** The words where more were chosen than there is room for [X210] [X280]. */
export const tooManyWords = (most: number): string => `最多上传${most}张`

/** The list with one picture changed; one that was removed meanwhile stays removed. */
export const withChange = (
  pictures: readonly ChosenPicture[],
  id: number,
  change: Partial<ChosenPicture>,
): ChosenPicture[] => pictures.map((one) => (one.id === id ? { ...one, ...change } : one))

/** What a form needs to know: where the pictures are, in their order, and whether some are on their way or failed. */
export interface PicturesValue {
  urls: string[]
  isBusy: boolean
  hasFailed: boolean
}

/** Only pictures that the server has taken count [X212]. */
export const picturesValue = (pictures: readonly ChosenPicture[]): PicturesValue => ({
  urls: pictures.flatMap(({ url }) => url ?? []),
  isBusy: pictures.some(({ state }) => state === 'waiting' || state === 'sending'),
  hasFailed: pictures.some(({ state }) => state === 'failed'),
})

/** What a screen reader says of a picture; `at` from 1. */
export const spokenState = ({ state, sent, words }: ChosenPicture, at: number): string => {
  const told = {
    waiting: '等待上传',
    sending: `正在上传 ${Math.round(sent * 100)}%`,
    done: '已上传',
    failed: `没有上传：${words ?? ''}`,
  }
  return `第 ${at} 张图片，${told[state]}`
}
