import { open, readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Addresses } from './addresses.ts'

/** Where those who come after read what was found; beside the data of this run's server. */
const FILE = `${process.env.E2E_DATA}.addresses.json`

/**
 * What the demonstration is asked for to have something to look at, it can be asked for once: whoever comes first asks, the others
 * read what was found.
 */
export const addressesOnce = async (find: () => Promise<Addresses>): Promise<Addresses> => {
  if (!(await isFirst())) return JSON.parse(await foundByAnother())
  const found = await find()
  await writeFile(FILE, JSON.stringify(found))
  return found
}

const isFirst = () =>
  open(`${FILE}.begun`, 'wx').then(
    (begun) => begun.close().then(() => true),
    () => false,
  )

const foundByAnother = async (): Promise<string> => {
  let text = ''
  const read = async () => {
    text = await readFile(FILE, 'utf8').catch(() => '')
    return text !== ''
  }
  await expect.poll(read, { timeout: 120_000 }).toBe(true)
  return text
}
