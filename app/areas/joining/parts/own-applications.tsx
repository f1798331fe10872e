import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { joinSteps } from '../rules.ts'
import type { Draft } from './join-draft.ts'
import { detailAddress, progressAddress, receiptAddress, resultAddress, stepAddress } from './step-address.ts'

/** The reader's own applications: of the open one each step with what it lacks; of all what was said, and how far they are. */
export const OwnApplications = ({ open }: { open: Draft }) => (
  <>
    {open.save_time && (
      <CellGroup title={`${open.unit_name || '我的申请'} · ${open.state_desc}`}>
        {open.can_change === 1 &&
          joinSteps.map((words, at) => (
            <Cell key={words} title={`第 ${at + 1} 步 ${words}`} note={noteOf(open, at + 1)} to={stepAddress(at + 1)} />
          ))}
        <Ways isSent={open.addTime !== null} />
      </CellGroup>
    )}
    {open.approved.map(({ unit_id, unit_name }) => (
      <CellGroup key={unit_id} title={`${unit_name} · 已通过`}>
        <Ways isSent unitId={unit_id} />
      </CellGroup>
    ))}
  </>
)

const noteOf = ({ faults }: Draft, step: number): string => {
  const missing = faults.filter((fault) => fault.step === step).length
  return missing > 0 ? `还差 ${missing} 处` : '已填好'
}

const Ways = ({ isSent, unitId }: { isSent: boolean; unitId?: number }) => (
  <>
    <Cell title={isSent ? '提交的内容' : '已填的内容'} to={detailAddress(unitId)} />
    {isSent && (
      <>
        <Cell title="提交回执" to={receiptAddress(unitId)} />
        <Cell title="审核进度" to={progressAddress(unitId)} />
        <Cell title="审核结果" to={resultAddress(unitId)} />
      </>
    )}
  </>
)
