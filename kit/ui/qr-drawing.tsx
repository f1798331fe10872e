import encodeQR from 'qr'

/** A QR code as one drawing: dark on white, whatever the colours of the page, because scanners want it so. */
export function QrDrawing({ text, alt }: { text: string; alt: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="w-full rounded-8 bg-white"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
