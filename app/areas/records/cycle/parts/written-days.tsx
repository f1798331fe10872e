import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { type Cycle, rangeWords, shortDay } from '../cards/cycle-words.ts'
import { cycleRemove } from '../contract.ts'

interface Line {
  id: number
  title: string
  note: string
}

/** What was written down, the newest first; each can be taken back. */
export function WrittenDays({ cycle }: { cycle: Cycle }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const removing = useAct(cycleRemove)
  const [chosen, setChosen] = useState<Line>()
  const remove = async () => {
    if (chosen && (await removing.run({ record_id: cycle.id, entry_id: chosen.id }))) {
      setChosen(undefined)
      revalidate()
    }
  }
  const lists = [
    { title: '记过的月经', lines: cycle.cycles.map((one) => periodLine(one, today)) },
    { title: '试纸和体温', lines: cycle.signs.map((one) => signLine(one, today)) },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <>
      {lists.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id} className="flex min-h-target items-center justify-between gap-12 py-8">
                <div className="min-w-0">
                  <p className="text-16">{line.title}</p>
                  {line.note && <p className="text-12 text-ink-3">{line.note}</p>}
                </div>
                <span className="shrink-0">
                  <Button kind="text" size="small" aria-label={`删除${line.title}`} onClick={() => setChosen(line)}>
                    删除
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Dialog
        open={chosen !== undefined}
        title={`删除“${chosen?.title ?? ''}”？`}
        confirmText="删除"
        danger
        busy={removing.busy}
        onCancel={() => setChosen(undefined)}
        onConfirm={remove}
      >
        推算会按剩下的记录重新来。
      </Dialog>
    </>
  )
}

const periodLine = (one: Cycle['cycles'][number], today: string): Line => ({
  id: one.id,
  title: one.end ? rangeWords({ from: one.start, to: one.end }, today) : `${shortDay(one.start, today)}开始`,
  note: [
    one.bleeding_days > 0 && `经期 ${one.bleeding_days} 天`,
    one.days > 0 && `隔 ${one.days} 天${one.is_counted ? '' : '，没有算进规律'}`,
    one.ovulation_from && `排卵大约在${rangeWords({ from: one.ovulation_from, to: one.ovulation_to }, today)}`,
  ]
    .filter(Boolean)
    .join('，'),
})

const signLine = (one: Cycle['signs'][number], today: string): Line => ({
  id: one.id,
  title: shortDay(one.date, today),
  note: [one.lh && (one.lh === '1' ? '试纸强阳' : '试纸弱'), one.temperature && `${one.temperature} ℃`]
    .filter(Boolean)
    .join('，'),
})
