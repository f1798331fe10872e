/** An answer has at most so many characters. */
export const ANSWER_LENGTH = 1_000

/** The title of a phrase has at most so many characters. */
export const PHRASE_TITLE = 20
/** Most phrases: all of them come with the composer. */
export const MOST_PHRASES = 200

/** A phrase, as far as finding it is concerned. */
interface Findable {
  title: string
  content: string
}

/** What is looked for among the phrases, where what is written begins with a stroke; undefined where it does not. */
export const lookedFor = (written: string): string | undefined =>
  written.startsWith('/') && !written.includes('\n') ? written.slice(1).trim() : undefined

/** Phrases that have these words: in their titles first, then in what they say. */
export const phrasesWith = <P extends Findable>(words: string, phrases: readonly P[]): P[] => {
  const [asked, named] = [words.toLowerCase(), (text: string) => text.toLowerCase()]
  const inTitle = phrases.filter(({ title }) => named(title).includes(asked))
  return [...inTitle, ...phrases.filter((phrase) => !inTitle.includes(phrase) && named(phrase.content).includes(asked))]
}

/** What stands in the composer once a phrase was chosen: in the place of what looked for it, else under what was written. */
export const withPhrase = (written: string, content: string): string => {
  const before = lookedFor(written) === undefined ? written.trimEnd() : ''
  return (before === '' ? content : `${before}\n${content}`).slice(0, ANSWER_LENGTH)
}

/** How often the desk asks what is new, in milliseconds: somebody waits at the other end. */
export const POLL_MS = 5_000
