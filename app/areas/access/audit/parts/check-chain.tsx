import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskAuditCheck } from '../contract.ts'

/** Reads the whole chain again, and says whether anything in it was changed. */
export function CheckChain() {
  const [busy, setBusy] = useState(false)
  const [check, setCheck] = useState<CallOutput<typeof deskAuditCheck> | string>()
  const run = async () => {
    setBusy(true)
    const found = await callApi(deskAuditCheck, {}).catch((error: unknown) =>
      error instanceof WireError ? error.words : '没有查成，请再试一次',
    )
    setCheck(found)
    setBusy(false)
  }
  return (
    <div className="space-y-8" aria-live="polite">
      <Button kind="secondary" size="small" busy={busy} onClick={run}>
        核对完整性
      </Button>
      {check !== undefined && <Outcome check={check} />}
    </div>
  )
}

function Outcome({ check }: { check: CallOutput<typeof deskAuditCheck> | string }) {
  if (typeof check === 'string') return <Notice tone="warning">{check}</Notice>
  if (check.is_whole === 0)
    return <Notice tone="danger">第 {check.broken_line_id} 条记录和前后对不上，可能被改动过。请联系系统管理员。</Notice>
  return (
    <Notice tone="success">
      共 {check.count} 条，完整无改动。
      {check.archived_until && `更早的 ${check.archived_num} 条（到 ${check.archived_until}）已封存归档，前后相接。`}
      {check.last_hash && (
        <>
          封存码 <code className="select-all">{check.last_hash.slice(0, 16)}</code>，抄下来以后可以对照。
        </>
      )}
    </Notice>
  )
}
