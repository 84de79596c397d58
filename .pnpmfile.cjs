const PLATFORM_NODE = /^node-(?:bin-)?(darwin|linux|win)-(?:x64|arm64)$/

/**
 * The packages that hold a Node write their platform as a word where npm has a list, which pnpm overlooks: it would
 * install all of them everywhere. Those for Linux are made for glibc.
 */
const readPackage = (manifest) => {
  const match = PLATFORM_NODE.exec(manifest.name ?? '')
  if (match === null) return manifest
  return {
    ...manifest,
    os: [manifest.os].flat(),
    cpu: [manifest.cpu].flat(),
    ...(match[1] === 'linux' ? { libc: ['glibc'] } : {}),
  }
}

module.exports = { hooks: { readPackage } }
