import type { CsvColumns } from '#kit/csv/server/write.ts'
import { planStates } from '../rules/plans.ts'
import type { PlanRow } from './queries.ts'

const methodsOf = ({ jumpMethods }: PlanRow) => jumpMethods.map((jump_method) => ({ jump_method }))

export const asPlan = (row: PlanRow) => ({
  id: row.id,
  plan_name: row.planName,
  tip_msg: row.tipMsg,
  btn_name: row.btnName,
  download_url: row.downloadUrl,
  is_index: row.isIndex,
  status: row.status,
  methods: methodsOf(row),
})

export const asPagePlan = (row: PlanRow) => ({
  id: row.id,
  plan_name: row.planName,
  status: row.status,
  methods: methodsOf(row),
})

/** A plan as the desk keeps it. */
export const asManagedPlan = (row: PlanRow) => ({
  plan_id: row.id,
  page_path: row.path,
  plan_name: row.planName,
  tip_msg: row.tipMsg,
  btn_name: row.btnName,
  download_url: row.downloadUrl,
  is_index: row.isIndex,
  to_shared: row.jumpMethods.includes(1),
  to_usual: row.jumpMethods.includes(2),
  channel_ids: row.channels,
  unit_id: row.unitId,
  is_on: row.status === 1,
})

/** The columns of the desk's file of plans. */
export const planColumns: CsvColumns<PlanRow> = {
  编号: ({ id }) => id,
  页面: ({ path }) => path,
  名称: ({ planName }) => planName,
  提示: ({ tipMsg }) => tipMsg,
  按钮: ({ btnName }) => btnName,
  链接: ({ downloadUrl }) => downloadUrl,
  渠道: ({ channels }) => channels.join('、'),
  医院编号: ({ unitId }) => unitId ?? '',
  状态: ({ status }) => planStates[status === 1 ? 'on' : 'off'],
}
