import { Tabs } from '#kit/ui/tabs.tsx'

const places = [
  ['/desk/abroad', '机构'],
  ['/desk/abroad/experts', '专家'],
  ['/desk/abroad/cases', '案例与文章'],
  ['/desk/abroad/packages', '服务与价目'],
  ['/desk/abroad/ills', '疾病说明'],
  ['/desk/abroad/places', '国家与分类'],
] as const

/** The lists of the directory of care abroad, one beside the other. */
export const AbroadTabs = ({ current }: { current: (typeof places)[number][0] }) => (
  <Tabs label="海外就医资料" tabs={places.map(([to, text]) => ({ text, to, current: to === current }))} />
)
