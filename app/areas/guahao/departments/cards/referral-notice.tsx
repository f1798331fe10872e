import { Notice } from '#kit/ui/notice.tsx'

/** What somebody needs whom another hospital sends on. */
export function ReferralNotice() {
  return <Notice>接收转诊：外院转来的可以直接约，请带转诊单、病历和近期的检查结果。</Notice>
}
