import * as registered from '#app/wings/audit.ts'

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = registered.actKinds

/** Kinds of rows, in words. */
export const rowKinds: Readonly<Record<string, string>> = registered.rowKinds

/** Names of facts, in words: those that many rooms tell, and each room's own. A fact without one is shown by its name. */
export const factNames: Readonly<Record<string, string>> = {
  state: '状态',
  name: '姓名',
  isOn: '启用',
  title: '名称',
  from: '从',
  date: '日期',
  kind: '怎么不一样',
  reason: '原因',
  note: '说明',
  ...registered.factNames,
}

/** Values of facts, in words; a value without one is shown as it is. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = registered.valueWords
