import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router'

/** An address that moved: the server knows where to. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  throw redirectDocument(request.url)
}

export default function Moved() {
  return null
}
