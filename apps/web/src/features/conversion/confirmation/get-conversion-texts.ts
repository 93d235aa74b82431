import type { TranslationFunctions } from '@/i18n';
import type { UnknownWriteTexts } from '@/shared';

/** Returns the texts of a conversion with an unknown outcome. */
export const getConversionTexts = ({ conversion }: TranslationFunctions): UnknownWriteTexts => ({
  checking: conversion.outcomeUnknown,
  notFound: conversion.notFound,
  drop: conversion.dontConvert,
});
