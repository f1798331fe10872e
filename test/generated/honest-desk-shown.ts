import { randomUUID } from 'node:crypto'
import { deskModuleAdd } from '#app/areas/analytics/desk/contract.ts'
import { deskTabAdd } from '#app/areas/mall/catalogue/desk/contract.ts'
import { deskBrandAdd } from '#app/areas/mall/goods/desk/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { onePixel } from '../support/a-picture.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

const brand = (): CallInput<typeof deskBrandAdd> => ({ brand_name: randomUUID().slice(0, 20), position: 500 })

const tab = { tab_name: '试用', kind: 'recommend' as const, position: 900, from: '2026-11-23' }

const module = {
  crowd_type: 'baby' as const,
  title: '试用推荐',
  note: '试用',
  link: '/guahao/index',
  position: 900,
  from: '2026-11-23',
}

const adminOf = async ({ ours, staffOf }: World) => (await staffOf(ours, 'admin')).as
const newBrand = async (world: World) => world.app.callApi(deskBrandAdd, brand(), await adminOf(world))
const newTab = async (world: World) => world.app.callApi(deskTabAdd, tab, await adminOf(world))
const newModule = async (world: World) => world.app.callApi(deskModuleAdd, module, await adminOf(world))

/** What is sent to the calls by which the platform’s desk keeps brands, tabs and what the home shows first. */
export const deskShownByCall = {
  deskBrands: () => ({ keyword: undefined, state: undefined, sort: undefined, order: undefined }),
  deskBrandsExport: () => ({ keyword: undefined, state: undefined, sort: undefined, order: undefined }),
  deskBrandPicture: () => ({ file: onePixel() }),
  deskBrandAdd: brand,
  deskBrandChange: async (world: World) => ({ ...brand(), ...(await newBrand(world)) }),
  deskBrandSwitch: async (world: World) => ({ ...(await newBrand(world)), is_on: 0 }),
  deskTabAdd: () => tab,
  deskTabChange: async (world: World) => ({ ...tab, ...(await newTab(world)) }),
  deskTabSwitch: async (world: World) => ({ ...(await newTab(world)), is_on: 0 }),
  deskTabRemove: newTab,
  deskModuleAdd: () => module,
  deskModuleChange: async (world: World) => ({ ...module, ...(await newModule(world)) }),
  deskModuleSwitch: async (world: World) => ({ ...(await newModule(world)), is_on: 0 }),
  deskModuleRemove: newModule,
} satisfies Record<string, (world: World, asker: Asker) => unknown>
