import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Somebody at a terminal, who is asked line by line. */
export interface Terminal {
  say: (line: string) => void
  /** What was typed, without spaces around it. Throws where nobody is there any more. */
  ask: (words: string, hidden?: boolean) => Promise<string>
  close: () => void
}

/** They have gone: nothing was typed and nothing will be. */
export class NobodyThere extends Error {
  readonly expected = true
}

/** The terminal that this process was started from; or what is piped into it. */
export const openTerminal = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal => {
  let isHidden = false
  const shown = new Writable({
    write(chunk, _, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: input.isTTY === true })
  // What is piped comes faster than it is asked for.
  const typed: string[] = []
  let isOver = false
  let wake = () => {}
  lines.on('line', (line) => {
    typed.push(line)
    wake()
  })
  lines.on('close', () => {
    isOver = true
    wake()
  })
  return {
    say: (line) => void output.write(`${line}\n`),
    ask: async (words, hidden = false) => {
      output.write(`${words}: `)
      isHidden = hidden
      while (typed.length === 0 && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      isHidden = false
      if (hidden || !input.isTTY) output.write('\n')
      const line = typed.shift()
      if (line === undefined) throw new NobodyThere('Nobody answers any more: nothing was written.')
      return line.trim()
    },
    close: () => lines.close(),
  }
}
