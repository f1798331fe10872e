import { Notice } from '#kit/ui/notice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { isEnding } from '../rules.ts'

/** A doctor is told in time that their licence ends: without one their workbench is closed. */
export function LicenceEnds({ on }: { on: string }) {
  if (!isEnding(on, useToday())) return null
  return <Notice tone="warning">您的执业证书 {on} 到期，到期后不能接诊和开处方。请把新证书交给医院登记。</Notice>
}
