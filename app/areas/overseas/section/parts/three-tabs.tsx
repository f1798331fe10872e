import { Tabs } from '#kit/ui/tabs.tsx'

const names = [
  ['hot', '热门'],
  ['advantageHos', '优势医院'],
  ['servePage', '服务内容'],
] as const
/** One of the three lists about a kind or a country. */
export type ThreeTab = (typeof names)[number][0]

interface ThreeTabsProps {
  label: string
  current: ThreeTab
  to: (tab: ThreeTab) => string
}

/** Hot, strong hospitals, what is done: each has an address of its own [X022]. */
export const ThreeTabs = ({ label, current, to }: ThreeTabsProps) => (
  <Tabs label={label} tabs={names.map(([name, text]) => ({ text, to: to(name), current: name === current }))} />
)
