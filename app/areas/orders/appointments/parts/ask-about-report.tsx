import { useNavigate } from 'react-router'
import { emptyCase } from '#app/areas/consult/consultations/cards/typed-case.ts'
import { keepForNext } from '#app/areas/consult/consultations/cards/use-draft.ts'
import { Button } from '#kit/ui/button.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { physicalYuyueInfo } from '../contract.ts'

type Visit = CallOutput<typeof physicalYuyueInfo>['list'][number]

const MOST_NAMED = 8

/** To a doctor with the report: what is to be noted stands in the question already, and can be changed there. */
export function AskAboutReport({ reports }: { reports: readonly Visit[] }) {
  const navigate = useNavigate()
  const ask = () => {
    keepForNext({ ...emptyCase, content: reports.map(wordsOf).join('\n'), isRevisit: false, withGuardian: false })
    navigate('/ask/index')
  }
  return <Button onClick={ask}>拿报告问医生</Button>
}

const marks = { high: '偏高', low: '偏低', abnormal: '异常', '': '' } as const

const wordsOf = ({ goods_name, on_site_time, report }: Visit): string => {
  const noted = (report?.items ?? []).filter(({ mark }) => mark !== '').slice(0, MOST_NAMED)
  const named = noted.map(({ name, value, unit, mark }) => `${name} ${value}${unit}（${marks[mark]}）`)
  const said = named.length > 0 ? `要留意的有：${named.join('、')}。` : '各项都在参考范围内。'
  return `${on_site_time.slice(0, 10)} 做了${goods_name}。${said}想请医生看看需不需要进一步检查。`
}
