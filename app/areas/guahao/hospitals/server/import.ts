import { nearestCity, readerOfAddresses } from '#app/areas/location/server/public.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { atMost, listOf, meaningOf, needed, numberOf, wordsOfCodes } from '#kit/csv/server/values.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import { counted } from '#kit/db/upsert.ts'
import { isKnown, type Position } from '#kit/geo/distance.ts'
import { type ForeignSystem, toBaidu } from '#kit/geo/systems.ts'
import { type HomeBlock, homeBlocks, homeBlockWords, kinds, levels } from '../rules.ts'
import { sourceOf } from './queries/imported.ts'
import { type NewHospital, upsertHospitals } from './queries/write.ts'

const missing = { hospital: '医院', department: '科室', doctor: '医生' }

/** That a row names by its code what nobody has brought. */
export const notImported = (what: keyof typeof missing, code: string): Why =>
  why(`no ${what} "${code}" was imported`, `没有编码为“${code}”的${missing[what]}`)

/** Hospitals from a file; the columns are told in docs/import.md. */
export const importer: Importer<NewHospital> = {
  kind: 'hospitals',
  title: '医院',
  may: 'masters.manage',
  searchable: 'unit',
  editedAs: 'hospital',
  columns: [
    { name: 'name', required: true, title: '医院名称', example: '南岭示例医院' },
    { name: 'code', title: '医院编码', example: 'SZ01' },
    { name: 'address', title: '地址', example: '广东省深圳市南山区示例路8号' },
    { name: 'level', title: '等级', example: '三级甲等' },
    { name: 'kind', title: '类型', example: '综合医院' },
    { name: 'phone', title: '电话', example: '0755-00000001' },
    { name: 'open_hours', title: '门诊时间', example: '8:00—17:30' },
    { name: 'introduction', title: '介绍', example: '' },
    { name: 'traffic', title: '交通', example: '' },
    { name: 'aliases', title: '俗称', example: '南岭|示例医院' },
    { name: 'home_blocks', title: '主页栏目' },
    { name: 'group_id', title: '患者群编号' },
    { name: 'group_name', title: '患者群名称' },
    { name: 'longitude_gcj02', title: '经度（高德、腾讯）', example: '113.9304' },
    { name: 'latitude_gcj02', title: '纬度（高德、腾讯）', example: '22.5333' },
    { name: 'longitude_bd09', title: '经度（百度）' },
    { name: 'latitude_bd09', title: '纬度（百度）' },
    { name: 'longitude_wgs84', title: '经度（GPS）' },
    { name: 'latitude_wgs84', title: '纬度（GPS）' },
  ],

  async open(ctx, brings) {
    const { db, now } = ctx
    const placeOf = await readerOfAddresses(db)

    const read = async (values: Record<string, string>): Promise<NewHospital> => {
      const name = needed(100, values.name, 'name')
      const address = atMost(300, values.address, 'address')
      const position = positionOf(values)
      const place = placeOf(address) ?? (await cityAt(position))
      if (!place)
        throw new RowRefused('neither the address nor the position tells the city', '从{address}和坐标看不出在哪个城市')
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
      shown: ({ level, kind, aliases }) => ({
        level: levels[level as keyof typeof levels] ?? '',
        kind: kinds[kind as keyof typeof kinds] ?? '',
        aliases: (aliases ?? []).join('、'),
      }),
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
  const read = (name: string) => numberOf(values[name], name) ?? 0
  const position = { lat: read(`latitude_${system}`), lng: read(`longitude_${system}`) }
  if (!isKnown(position)) return { lat: 0, lng: 0 }
  const inChina = position.lat > 3 && position.lat < 54 && position.lng > 73 && position.lng < 136
  if (!inChina)
    throw new RowRefused(
      `the position ${position.lat},${position.lng} is not in China`,
      `坐标 ${position.lat},${position.lng} 不在中国`,
    )
  return system === 'bd09' ? position : toBaidu(position, system satisfies ForeignSystem)
}
