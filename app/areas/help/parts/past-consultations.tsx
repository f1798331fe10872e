import { useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { chipLook } from '#kit/ui/chip-look.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { userAdvisory } from '../contract.ts'

type Past = CallOutput<typeof userAdvisory>['list'][number]

const MOST = 10

/** For whoever asks about a consultation: they point to it, and need not describe it. */
export function PastConsultations({ onChoose }: { onChoose: (begin: string) => void }) {
  const looking = useAct(userAdvisory)
  const [list, setList] = useState<Past[]>()
  const open = async () => setList((await looking.run({ page_size: MOST }))?.list)
  const choose = ({ add_time, doctor_name, ask_id }: Past) => {
    setList(undefined)
    onChoose(`关于 ${add_time.slice(0, 10)} 问${doctor_name}医生（${ask_id}）：`)
  }
  return (
    <>
      <button
        type="button"
        disabled={looking.busy}
        onClick={open}
        className={`${chipLook} border border-line text-ink`}
      >
        关于某次问诊
      </button>
      <Sheet open={list !== undefined} title="是哪一次问诊？" onClose={() => setList(undefined)}>
        {list?.length === 0 && <Empty title="还没有问过医生" text="问过的医生会在这里，选一次就能接着写。" />}
        {list && list.length > 0 && (
          <CellGroup>
            {list.map((one) => (
              <Cell
                key={one.ask_id}
                title={`${one.doctor_name}医生`}
                note={one.unit_name}
                value={<span className="tabular-nums">{one.add_time.slice(0, 10)}</span>}
                onClick={() => choose(one)}
              />
            ))}
          </CellGroup>
        )}
      </Sheet>
    </>
  )
}
