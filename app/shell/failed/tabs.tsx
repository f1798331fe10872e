import { useLocation } from 'react-router'
import { TabBar } from '../tab-bar.tsx'
import { isTabOf, tabs } from '../tabs.ts'

/** A main page that could not be shown still leads to the others. Which of them a channel hides nobody knows then: those stand for themselves alone. */
export const Tabs = () => {
  const { pathname } = useLocation()
  const here = tabs.filter((tab) => isTabOf(pathname, tab))
  return here.length === 0 ? null : <TabBar shown={here.flatMap(({ block }) => block ?? [])} />
}
