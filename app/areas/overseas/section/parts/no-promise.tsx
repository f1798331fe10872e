import { Notice } from '#kit/ui/notice.tsx'

/** What must be read before anybody decides: nobody can promise a cure. */
export const NoPromise = () => (
  <Notice>医疗结果因人而异，没有机构能保证疗效。急症请马上在当地就诊，不要为了出国而等。</Notice>
)
