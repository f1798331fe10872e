import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { tones } from '#kit/ui/tones.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { measuredWords } from '../cards/growth-card.tsx'
import { type growth, removeMeasurement } from '../contract.ts'

type Measurement = CallOutput<typeof growth>['list'][number]

/** Above or below the middle, with the minus that the curve has too. */
const signed = (z: number) => (z > 0 ? `+${z}` : String(z).replace('-', '−'))

/** All that was measured of a child, the newest first; each beside the standard. */
export function MeasuredList({
  childId,
  list,
  mayWrite,
}: {
  childId: number
  list: readonly Measurement[]
  mayWrite: boolean
}) {
  const [asking, setAsking] = useState<Measurement>()
  const removing = useAct(removeMeasurement)
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const id = asking?.id
    setAsking(undefined)
    if (id === undefined || !(await removing.run({ child_id: childId, id }))) return
    toast('已删除')
    revalidate()
  }
  return (
    <Card title="记录">
      <ul className="divide-y divide-line">
        {list.map((one) => (
          <li key={one.id} className="py-12">
            <div className="flex items-start justify-between gap-8">
              <div className="min-w-0">
                <p className="text-16 tabular-nums">{unbroken(measuredWords(one))}</p>
                <p className="text-12 text-ink-3">
                  {one.date} · {one.age_words}
                  {one.corrected_words && `（矫正 ${one.corrected_words}）`}
                  {one.by && ` · ${one.by}记的`}
                </p>
              </div>
              {mayWrite && (
                <span className="shrink-0">
                  <Button kind="text" size="small" onClick={() => setAsking(one)}>
                    删除
                  </Button>
                </span>
              )}
            </div>
            <Scores scores={one.scores} />
          </li>
        ))}
      </ul>
      <Dialog
        open={asking !== undefined}
        danger
        title="删除这次记录？"
        confirmText="删除"
        onCancel={() => setAsking(undefined)}
        onConfirm={remove}
      >
        {asking && `${asking.date}，${measuredWords(asking)}`}
      </Dialog>
    </Card>
  )
}

/** What is outside of the usual each by itself; what is not, together. */
function Scores({ scores }: Pick<Measurement, 'scores'>) {
  const usual = scores.filter(({ level }) => level === 'usual')
  const isTogether = usual.length > 1
  const apart = isTogether ? scores.filter(({ level }) => level !== 'usual') : scores
  return (
    <>
      <ul className="flex flex-wrap gap-6 pt-6">
        {apart.map(({ measure, name, z, level, words }) => (
          <li key={measure} className={`rounded-4 px-6 text-12 ${tones[level === 'usual' ? 'success' : 'warning']}`}>
            {name} {signed(z)} <span className="inline-block">{words}</span>
          </li>
        ))}
        {isTogether && (
          <li className={`rounded-4 px-6 text-12 ${tones.success}`}>
            {apart.length === 0 ? `${usual.length} 项都` : `其余 ${usual.length} 项`}
            {usual[0]?.words}
          </li>
        )}
      </ul>
      {isTogether && (
        <p className="flex flex-wrap gap-x-12 pt-4 text-12 text-ink-3 tabular-nums">
          {usual.map(({ measure, name, z }) => (
            <span key={measure}>
              {name} {signed(z)}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
