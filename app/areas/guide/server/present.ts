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
