import { nearestCity, readerOfAddresses } from '#app/areas/location/server/public.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { atMost, listOf, meaningOf, needed, wordsOfCodes } from '#kit/csv/server/values.ts'
import { counted } from '#kit/db/upsert.ts'
import { isKnown, type Position } from '#kit/geo/distance.ts'
import { type ForeignSystem, toBaidu } from '#kit/geo/systems.ts'
import { type HomeBlock, homeBlocks, homeBlockWords, kinds, levels } from '../rules.ts'
import { sourceOf } from './queries/imported.ts'
import { type NewHospital, upsertHospitals } from './queries/write.ts'

/** Hospitals from a file; the columns are told in docs/import.md. */
export const importer: Importer<NewHospital> = {
  kind: 'hospitals',
  searchable: 'unit',
  columns: [
    { name: 'name', required: true },
    ...[
      'address',
      'code',
      'level',
      'kind',
      'phone',
      'open_hours',
      'introduction',
      'traffic',
      'aliases',
      'home_blocks',
      'group_id',
      'group_name',
    ].map((name) => ({ name })),
    ...['wgs84', 'gcj02', 'bd09'].flatMap((system) => [
      { name: `longitude_${system}` },
      { name: `latitude_${system}` },
    ]),
  ],

  async open(ctx, brings) {
    const { db, now } = ctx
    const placeOf = await readerOfAddresses(db)

    const read = async (values: Record<string, string>): Promise<NewHospital> => {
      const name = needed(100, values.name, 'name')
      const address = atMost(300, values.address, 'address')
      const position = positionOf(values)
      const place = placeOf(address) ?? (await cityAt(position))
      if (!place) throw new RowRefused('neither the address nor the position tells the city')
      return {
        sourceKey: sourceOf(atMost(100, values.code, 'code') || `${name}|${address}`),
        name,
        address,
        ...position,
        ...place,
        level: meaningOf(levelWords, values.level, 'level') ?? 1,
        kind: meaningOf(kindWords, values.kind, 'kind') ?? 1,
        ...wordsOf(values),
        blocks: blocksOf(atMost(200, values.home_blocks, 'home_blocks')),
        isDemo: false,
        changedAt: now,
      }
    }

    const cityAt = async (position: Position) => {
      const city = await nearestCity(db, position)
      return city ? { cityId: city.id, areaId: null } : null
    }

    return {
      read,
      keyOf: (row) => row.sourceKey,
      write: async (to, rows) => ({ ...counted(await upsertHospitals(to, rows, brings)), refused: new Map() }),
    }
  },
}

const levelWords = wordsOfCodes(levels)
const kindWords = wordsOfCodes(kinds)

const blockWords: ReadonlyMap<string, HomeBlock> = new Map(homeBlocks.map((block) => [homeBlockWords[block], block]))

/** Blocks of the home in the order that the file names; what it leaves out is not shown, and where it names none all are. */
const blocksOf = (given: string): HomeBlock[] => {
  const named = listOf(given).flatMap((word) => meaningOf(blockWords, word, 'home_blocks') ?? [])
  return named.length > 0 ? [...new Set(named)] : [...homeBlocks]
}

/** What a hospital says of itself. */
const wordsOf = ({
  phone,
  open_hours: openHours,
  introduction,
  traffic,
  aliases,
  ...more
}: Record<string, string>) => ({
  phone: atMost(100, phone, 'phone'),
  openHours: atMost(500, openHours, 'open_hours'),
  introduction: atMost(20_000, introduction, 'introduction'),
  traffic: atMost(5_000, traffic, 'traffic'),
  aliases: listOf(atMost(1_000, aliases, 'aliases')),
  groupId: atMost(100, more.group_id, 'group_id'),
  groupName: atMost(100, more.group_name, 'group_name'),
})

const systems = ['bd09', 'gcj02', 'wgs84'] as const

/** The position in the Baidu system, from whichever the row gives; 0,0 where it gives none. */
const positionOf = (values: Record<string, string>): Position => {
  const system = systems.find((name) => values[`longitude_${name}`] !== undefined)
  if (!system) return { lat: 0, lng: 0 }
  const position = { lat: Number(values[`latitude_${system}`]), lng: Number(values[`longitude_${system}`]) }
  if (!isKnown(position)) return { lat: 0, lng: 0 }
  const inChina = position.lat > 3 && position.lat < 54 && position.lng > 73 && position.lng < 136
  if (!inChina) throw new RowRefused(`the position ${position.lat},${position.lng} is not in China`)
  return system === 'bd09' ? position : toBaidu(position, system satisfies ForeignSystem)
}
