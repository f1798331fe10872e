import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, id, int, listOf, maybe, nothing, text, time } from '#kit/wire/fields.ts'
import { MOST_CATEGORIES, pictureNames } from '../rules/categories.ts'
import { MOST_TABS, TAB_LENGTH, type TabKind, tabKinds } from '../rules/tabs.ts'
import { trees } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'categories.manage' } as const
const notHere = {
  ...notAllowed,
  'not-platform': '商品分类由平台统一管理，本院的工作台不能修改',
}
const notFound = { ...notHere, 'not-found': '没有找到这个分类，请刷新后再试' }
const taken = { taken: '同一级里已经有叫这个名字的分类了，请换一个' }

const categoryRow = { row: 'category', by: 'category_id' } as const

export const deskCategories = call({
  method: 'GET',
  path: '/desk/categories',
  summary: 'The categories of goods of a tree, hidden ones too: each topmost one followed by those under it',
  shows: [categoryRow],
  ...managing,
  input: z.object({ tree: maybe(z.enum(trees)) }),
  output: listOf(
    z.object({
      category_id: z.int(),
      parent_id: z.int().nullable(),
      category_name: z.string(),
      img: z.string(),
      is_recommended: flag(),
      position: z.int(),
      is_on: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

const sheet = {
  category_name: text(12),
  is_recommended: int(0, 1),
  position: int(0, 999),
}
const output = z.object({ category_id: z.int() })

export const deskCategoryAdd = call({
  method: 'POST',
  path: '/desk/categories/add',
  changesPages: true,
  summary: 'Make a category of goods, topmost or under a topmost one; goods can be put into it at once',
  edits: categoryRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ tree: z.enum(trees), parent_id: maybe(id()), picture: z.enum(pictureNames), ...sheet }),
  output,
  refuses: {
    ...notHere,
    ...taken,
    parent: '上级分类已经没有了，或者它本身就在别的分类下面，请重新选择',
    full: `最多 ${MOST_CATEGORIES} 个分类，请先把用不上的改成要用的`,
  },
})

export const deskCategoryChange = call({
  method: 'POST',
  path: '/desk/categories/{category_id}/change',
  changesPages: true,
  summary: 'Rename a category of goods, put it elsewhere in its order, recommend it, or give it another picture',
  edits: categoryRow,
  ...managing,
  input: z.object({ category_id: id(), picture: maybe(z.enum(pictureNames)), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...taken },
})

export const deskCategorySwitch = call({
  method: 'POST',
  path: '/desk/categories/{category_id}/switch',
  changesPages: true,
  summary: 'Hide a category of goods from patients and from the form of goods, or show it again',
  ...managing,
  input: z.object({ category_id: id(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})

const noTab = { ...notHere, 'not-found': '没有找到这个标签，可能已被删除，请刷新后再看' }
const tabKind = z.enum(Object.keys(tabKinds) as TabKind[])

const tabRow = { row: 'tab', by: 'tab_id' } as const

export const deskTabs = call({
  method: 'GET',
  path: '/desk/mall-tabs',
  summary: 'The tabs of the mall’s page of goods, hidden ones and those that are over too, in their order',
  shows: [tabRow],
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      tab_id: z.int(),
      tab_name: z.string(),
      kind: tabKind,
      category_id: z.int().nullable(),
      category_name: z.string(),
      position: z.int(),
      /** Null: every city. */
      city_id: z.int().nullable(),
      city_name: z.string(),
      /** Null: every channel. */
      channel: z.int().nullable(),
      begin_time: time().nullable(),
      end_time: time().nullable(),
      is_on: flag(),
      /** Its days are now. */
      is_now: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

const tabSheet = {
  tab_name: text(TAB_LENGTH),
  kind: tabKind,
  category_id: maybe(id()),
  position: int(0, 999),
  city: maybe(int(0, 999_999)),
  channel: maybe(int(0, 999_999_999)),
  from: maybe(day()),
  until: maybe(day()),
}
const tabFaults = {
  category: '请选择一个还有的商品分类',
  city: '没有这个城市，请重新选择',
  span: '结束日不能早于开始日',
}
const tabOutput = z.object({ tab_id: z.int() })

export const deskTabAdd = call({
  method: 'POST',
  path: '/desk/mall-tabs/add',
  changesPages: true,
  summary: 'Put a tab above the mall’s goods: for all, a channel, a city; always, or from a day to a day',
  edits: tabRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(tabSheet),
  output: tabOutput,
  refuses: { ...notHere, ...tabFaults, full: `最多 ${MOST_TABS} 个标签，请先删除不用的` },
})

export const deskTabChange = call({
  method: 'POST',
  path: '/desk/mall-tabs/{tab_id}/change',
  changesPages: true,
  summary: 'Write a tab over what it was',
  edits: tabRow,
  ...managing,
  input: z.object({ tab_id: id(), ...tabSheet, version: versionSeen() }),
  output: tabOutput,
  refuses: { ...noTab, ...changedSince, ...tabFaults },
})

export const deskTabSwitch = call({
  method: 'POST',
  path: '/desk/mall-tabs/{tab_id}/switch',
  changesPages: true,
  summary: 'Hide a tab, or show it again',
  ...managing,
  input: z.object({ tab_id: id(), is_on: int(0, 1) }),
  output: tabOutput,
  refuses: noTab,
})

export const deskTabRemove = call({
  method: 'POST',
  path: '/desk/mall-tabs/{tab_id}/remove',
  changesPages: true,
  summary: 'Take a tab away for good',
  ...managing,
  input: z.object({ tab_id: id() }),
  output: tabOutput,
  refuses: noTab,
})
