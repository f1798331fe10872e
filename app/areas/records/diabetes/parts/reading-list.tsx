import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { removeGlucose } from '../contract.ts'
import type { Diabetic, ShownReading } from './shown.ts'
import { toneOf } from './shown.ts'

/** What was measured lately, the newest first; each may be taken away. */
export function ReadingList({ record }: { record: Diabetic }) {
  const spoken = useSpoken()
  const { revalidate } = useRevalidator()
  const removing = useAct(removeGlucose)
  const [asking, setAsking] = useState<ShownReading>()
  const remove = async () => {
    const reading_id = asking?.id
    if (reading_id !== undefined && (await removing.run({ id: record.id, reading_id }))) revalidate()
    setAsking(undefined)
  }
  if (record.readings.length === 0)
    return (
      <Empty
        drawing="calendar"
        title="最近两周还没有血糖"
        text="测完点下面的“记血糖”，填一个数字就好，单位会自动换算。"
      />
    )
  return (
    <Card title={`最近 ${record.recent.days} 天`} aside={record.unit_words}>
      {removing.error && (
        <div role="alert">
          <Notice tone="danger">{removing.error.words}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line">
        {record.readings.map((reading) => (
          <li key={reading.id} className="flex min-h-target items-center justify-between gap-8 py-8">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-8 text-16">
                <span className="font-semibold tabular-nums">{reading.value}</span>
                <span>{reading.context_words}</span>
                <Tag tone={toneOf(reading.state)}>{reading.state_words}</Tag>
              </p>
              <p className="text-12 break-words text-ink-3">
                <span className="tabular-nums">{spoken(reading.time)}</span>
                {reading.note && ` · ${reading.note}`}
              </p>
            </div>
            <Button kind="text" size="small" onClick={() => setAsking(reading)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asking !== undefined}
        danger
        busy={removing.busy}
        title="删除这条血糖？"
        confirmText="删除"
        onCancel={() => setAsking(undefined)}
        onConfirm={remove}
      >
        {asking && `${asking.time.slice(0, 16)} ${asking.context_words} ${asking.value} ${record.unit_words}`}
      </Dialog>
    </Card>
  )
}
