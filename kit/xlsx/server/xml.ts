import type { Readable } from 'node:stream'
import sax from 'sax'

/** What stands in a tag besides its name. */
export type Attributes = Readonly<Record<string, string>>

/** Who listens while an XML text is read; names come without their prefixes. */
export interface Listener {
  opened?: (name: string, attributes: Attributes) => void
  said?: (text: string) => void
  closed?: (name: string) => void
}

/** Reads XML as it comes, and gives what a listener has put aside of it. Throws where it is none; what a document defines itself is not filled in. */
export async function* readXml<Found>(
  pieces: Readable,
  listenerOf: (found: Found[]) => Listener,
): AsyncGenerator<Found> {
  const found: Found[] = []
  const { opened, said, closed } = listenerOf(found)
  const parser = sax.parser(true)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => opened?.(plain(name), withPlainNames(attributes))
  parser.ontext = (text) => said?.(text)
  parser.oncdata = (text) => said?.(text)
  parser.onclosetag = (name) => closed?.(plain(name))
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield* found.splice(0)
  }
  parser.write(decoder.decode()).close()
  yield* found.splice(0)
}

/** A name without its prefix, which every program chooses for itself. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

const withPlainNames = (attributes: Readonly<Record<string, unknown>>): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [plain(name), String(value)]))
