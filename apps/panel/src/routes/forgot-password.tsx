import { createFileRoute } from '@tanstack/react-router'

import { ForgotPasswordPage } from '../features/auth/password/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordPage })
