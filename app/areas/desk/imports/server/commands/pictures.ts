import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { keepBroughtPicture, takeGoodsPictures } from '#app/areas/files/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { listOf } from '#kit/csv/server/values.ts'
import { FileRefused, type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { MOST_NAMES } from '../../rules.ts'
import { listPictures } from '../queries.ts'

/** Pictures that came with a file, which names them. */
export interface Pictures {
  /** Whose desk sent them. */
  hospitalId: number
  names: readonly string[]
  /** Where one of these is kept. Throws RowRefused for what cannot be. */
  addressOf: (ctx: Context, name: string) => Promise<string>
}

/** None came. */
export const noPictures: Pictures = { hospitalId: PLATFORM_DESK, names: [], addressOf: async () => '' }

/** Those that were sent with a file at a desk. */
export const picturesSent = async (
  db: Db,
  { id, hospitalId }: { id: number; hospitalId: number },
): Promise<Pictures> => {
  const addresses = new Map((await listPictures(db, id)).map(({ name, address }) => [name, address]))
  return { hospitalId, names: [...addresses.keys()], addressOf: async (_, name) => addresses.get(name) ?? '' }
}

/** Those in a folder of the server. */
export const picturesIn = async (folder: string): Promise<Pictures> => {
  const entries = await readdir(folder, { withFileTypes: true })
  return {
    hospitalId: PLATFORM_DESK,
    names: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    async addressOf(ctx, name) {
      const kept = await keepBroughtPicture(ctx, PLATFORM_DESK, join(folder, name))
      if (typeof kept !== 'string') return kept.url
      const words = uploadimg.refuses[kept].replace('{megabytes}', String(ctx.config.uploads.mostMegabytes))
      throw new RowRefused(`the picture "${name}" is not taken (${kept})`, `图片“${name}”：${words}`)
    },
  }
}

/** Gives rows the addresses of the pictures that they name, and knows who asked for which. */
export interface PictureFinder<Row> {
  /** The values of a row with addresses where it names pictures. Throws RowRefused. */
  filled: (values: Record<string, string>) => Promise<Record<string, string>>
  /** With which pictures a row was read. */
  remember: (row: Row, filled: Readonly<Record<string, string>>) => void
  /** Keeps the pictures of rows that were written for good. */
  take: (rows: readonly Row[]) => Promise<void>
  /** Which pictures are missing, and which nobody asks for. */
  notes: () => Why[]
}

export const pictureFinder = <Row>(
  ctx: Context,
  { columns }: Pick<Importer<Row>, 'columns'>,
  brought: Pictures,
): PictureFinder<Row> => {
  const places = columns.filter(({ mostPictures = 0 }) => mostPictures > 0)
  const asked = new Set<string>()
  const missing = new Set<string>()
  const addressesOf = new Map<Row, string[]>()

  const find = (wanted: string): Promise<string> => {
    const name = named(brought.names, wanted)
    if (name === undefined) {
      missing.add(wanted)
      throw new RowRefused(`no picture "${wanted}" came with the file`, `没有收到图片“${wanted}”`)
    }
    asked.add(name)
    return brought.addressOf(ctx, name)
  }

  return {
    async filled(values) {
      const all = { ...values }
      for (const { name: column, mostPictures: most = 0 } of places) {
        const wanted = listOf(values[column] ?? '')
        if (wanted.length > most)
          throw new RowRefused(`${column} names more than ${most} pictures`, `{${column}}最多写 ${most} 张图片`)
        if (wanted.length > 0) all[column] = (await inOrder(wanted, find)).join('|')
      }
      return all
    },
    remember(row, filled) {
      const addresses = places.flatMap(({ name: column }) => listOf(filled[column] ?? ''))
      if (addresses.length > 0) addressesOf.set(row, addresses)
    },
    async take(rows) {
      const addresses = rows.flatMap((row) => addressesOf.get(row) ?? [])
      addressesOf.clear()
      // What no row was written with in time is removed.
      if (!(await takeGoodsPictures(ctx.db, brought.hospitalId, addresses)))
        throw new FileRefused(
          'a picture is gone: bring the file and its pictures again',
          '图片保存的期限已过，请重新上传',
        )
    },
    notes: () => [
      ...told(missing, 'no picture came for', '没有收到的图片'),
      ...told(
        new Set(brought.names.filter((name) => !asked.has(name))),
        'pictures that no row names',
        '没有一行用到的图片',
      ),
    ],
  }
}

/** One after the other: each may have to be read and stored. */
const inOrder = async (wanted: readonly string[], find: (one: string) => Promise<string>): Promise<string[]> => {
  const found: string[] = []
  for (const one of wanted) found.push(await find(one))
  return found
}

const told = (names: ReadonlySet<string>, en: string, zh: string): Why[] => {
  if (names.size === 0) return []
  const listed = [...names].slice(0, MOST_NAMES).join('、') + (names.size > MOST_NAMES ? ' …' : '')
  return [why(`${en} (${names.size}): ${listed}`, `${zh}（${names.size} 张）：${listed}`)]
}

/** The picture of this name; also without its ending, which many systems hide, where only one is called so. */
const named = (names: readonly string[], wanted: string): string | undefined => {
  const whole = names.find((name) => plain(name) === plain(wanted))
  const [only, second] = names.filter((name) => plain(name.replace(/\.\w+$/, '')) === plain(wanted))
  return whole ?? (second === undefined ? only : undefined)
}

/** Systems write the same name in several ways, and few tell big letters from small ones. */
const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
