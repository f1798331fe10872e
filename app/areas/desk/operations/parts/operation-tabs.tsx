import { Tabs } from '#kit/ui/tabs.tsx'

const places = {
  '/desk/job-runs': '全部任务',
  '/desk/job-failures': '失败的任务',
  '/desk/sent-messages': '短信记录',
  '/desk/outside-troubles': '外部服务',
} as const

/** From one thing that may not go through to the others. */
export function OperationTabs({ at }: { at: keyof typeof places }) {
  const tabs = Object.entries(places).map(([to, text]) => ({ text, to, current: to === at }))
  return <Tabs label="运行与任务" tabs={tabs} />
}
