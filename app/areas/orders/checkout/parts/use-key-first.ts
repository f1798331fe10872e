import { useNavigate } from 'react-router'
import { toast } from '#kit/ui/toast.tsx'
import { session } from '#kit/wire/browser/session.ts'
import { addressHere, signInAddress } from '#kit/wire/browser/way-back.ts'

/** So long words stay before the page leads on [X218] [X220] [X271]. */
const READ_MS = 1_000

/** Says something, and leads to the sign-in page once it was read. */
export const useSignInAfter = () => {
  const navigate = useNavigate()
  return (words: string) => {
    toast(words)
    setTimeout(() => navigate(signInAddress(addressHere())), READ_MS)
  }
}

/** Whether an order may be asked about: without a key the patient reads why not, nothing is asked, and he signs in [X218] [X271]. */
export const useKeyFirst = () => {
  const signInAfter = useSignInAfter()
  return (): boolean => {
    if (session.read() !== null) return true
    signInAfter('请先登录！')
    return false
  }
}
