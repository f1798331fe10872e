import { useEffect, useState } from 'react'
import type { Me } from '#app/areas/access/staff/cards/me.ts'
import { deskStaffList, deskUnits } from '#app/areas/access/staff/contract.ts'
import type { Permission } from '#app/areas/access/staff/rules.ts'
import { deskGoods } from '#app/areas/desk/goods/contract.ts'
import { deskOrdersFind } from '#app/areas/desk/orders/contract.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskFindDoctors } from '../contract.ts'
import type { FoundItem } from './found-group.tsx'

/** Something that can be looked for, by whoever may. */
interface Source {
  title: string
  may: Permission
  /** Only who may work at several desks has others to go to. */
  onlySwitching?: true
  find: (keyword: string) => Promise<FoundItem[]>
}

const few = { page_size: 5 }

const sources: readonly Source[] = [
  {
    title: '商城订单',
    may: 'orders.handle',
    find: async (keyword) =>
      (await callApi(deskOrdersFind, { keyword, ...few })).list.map((row) => ({
        title: `${groupedNumber(row.order_no)} ${row.goods}`,
        note: `${row.state_desc} · ${row.add_time.slice(0, 16)}`,
        to: address('/desk/orders/detail', { order_id: row.order_id }),
      })),
  },
  {
    title: '商品',
    may: 'goods.manage',
    find: async (keyword) =>
      (await callApi(deskGoods, { keyword, ...few })).list.map((row) => ({
        title: row.goods_name,
        note: `${row.is_on === 1 ? '在售' : '已下架'} · 库存 ${row.stock}`,
        to: address('/desk/goods/edit', { goods_id: row.goods_id }),
      })),
  },
  {
    title: '员工',
    may: 'staff.manage',
    find: async (keyword) =>
      (await callApi(deskStaffList, { keyword, ...few })).list.map((row) => ({
        title: row.name,
        note: `${row.role_name} · ${row.login_name}`,
        to: address('/desk/staff', { keyword: row.login_name }),
      })),
  },
  {
    title: '医生',
    may: 'account',
    find: async (keyword) =>
      (await callApi(deskFindDoctors, { keyword })).list.map((row) => ({
        title: row.doctor_name,
        note: row.unit_name,
        to: address('/vue/doctor/detail', { doc_id: row.doctor_id }),
      })),
  },
  {
    title: '医院',
    may: 'account',
    onlySwitching: true,
    find: async (keyword) =>
      (await callApi(deskUnits, { keyword, ...few })).list.map((row) => ({
        title: row.unit_name,
        note: row.is_here === 1 ? '现在在这里' : '可以切换到这里',
        to: address('/desk/units', { keyword: row.unit_name }),
      })),
  },
]

/** Who types is waited for until they pause. */
const PAUSE_MS = 250

interface Found {
  words: string
  groups: { title: string; items: FoundItem[] }[]
  failed?: string
}

/** Asks all sources that are theirs. */
const ask = async (words: string, me: Me): Promise<Found> => {
  const seen = sources.filter(
    ({ may, onlySwitching }) => me.permissions.includes(may) && (!onlySwitching || me.may_switch === 1),
  )
  try {
    return {
      words,
      groups: await Promise.all(seen.map(async ({ title, find }) => ({ title, items: await find(words) }))),
    }
  } catch (thrown) {
    if (thrown instanceof WireError) return { words, groups: [], failed: thrown.words }
    throw thrown
  }
}

/** What is found by these words of all that they may see. */
export const useFound = (words: string, me: Me | undefined) => {
  const [found, setFound] = useState<Found>({ words: '', groups: [] })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (words === '' || !me) return
    let isOver = false
    const timer = setTimeout(async () => {
      const asked = await ask(words, me)
      if (!isOver) setFound(asked)
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [words, me, round])
  return {
    groups: words === '' ? [] : found.groups,
    isLoading: words !== '' && found.words !== words,
    failed: found.words === words ? found.failed : undefined,
    retry: () => setRound(round + 1),
  }
}
