import type { UnknownWriteTexts } from '@/data';
import type { TranslationFunctions } from '@/i18n';

/** Returns the texts of a conversion with an unknown outcome. */
export const getConversionTexts = ({ conversion }: TranslationFunctions): UnknownWriteTexts => ({
  checking: conversion.outcomeUnknown,
  notFound: conversion.notFound,
  drop: conversion.dontConvert,
});
