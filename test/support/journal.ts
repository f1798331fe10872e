import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What a client was told, on disk before they go on: what is in it, the other side must never lose. */
export interface Journal<Entry> {
  write: (entry: Entry) => void
  read: () => Entry[]
  close: () => void
}

/** Opens a journal; what an earlier client wrote stays in it. */
export const openJournal = <Entry>(file: string): Journal<Entry> => {
  const fd = openSync(file, 'a')
  return {
    write(entry) {
      writeSync(fd, `${JSON.stringify(entry)}\n`)
      fdatasyncSync(fd)
    },
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close: () => closeSync(fd),
  }
}
