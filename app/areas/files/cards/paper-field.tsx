import { FileTextIcon } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { uploadPaper } from '../contract.ts'
import { PAPER_MEGABYTES } from '../rules.ts'

interface PaperFieldProps {
  label: string
  /** The address of what was sent before. */
  first?: string | undefined
  onChange: (value: { urls: string[]; isBusy: boolean }) => void
}

/** One PDF of a form, uploaded as it is chosen. */
export function PaperField({ label, first, onChange }: PaperFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(first ? '已经上传的 PDF' : '')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setBusy(true)
    setError('')
    onChange({ urls: [], isBusy: true })
    try {
      const { url } = await callApi(uploadPaper, { file })
      setName(file.name)
      onChange({ urls: [url], isBusy: false })
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      setName('')
      setError(thrown.words)
      onChange({ urls: [], isBusy: false })
    } finally {
      setBusy(false)
    }
  }
  const remove = () => {
    setName('')
    onChange({ urls: [], isBusy: false })
  }
  return (
    <div className="space-y-8">
      <p className="text-14 font-medium">{label}</p>
      <input ref={input} type="file" accept="application/pdf,.pdf" hidden onChange={send} aria-label={label} />
      {name && (
        <p className="flex min-h-target items-center justify-between gap-12 text-14">
          <span className="flex min-w-0 items-center gap-8 wrap-anywhere">
            <FileTextIcon className="shrink-0" />
            {name}
          </span>
          <Button kind="text" onClick={remove}>
            去掉
          </Button>
        </p>
      )}
      <Button kind="secondary" wide busy={isBusy} onClick={() => input.current?.click()}>
        {name ? '换一个 PDF' : '选择 PDF'}
      </Button>
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : (
        <p className="text-12 text-ink-3">{PAPER_MEGABYTES} MB 以内，加密保存的记录只有您看得到</p>
      )}
    </div>
  )
}
